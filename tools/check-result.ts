/** Prints what a check found, one line each, and ends the process with 1 when it found something. */
export async function runCheck(name: string, check: () => string[] | Promise<string[]>): Promise<void> {
  const complaints = await check()
  for (const complaint of complaints) console.error(complaint)
  if (complaints.length > 0) {
    console.error(`check-${name}: ${complaints.length} ${complaints.length === 1 ? 'complaint' : 'complaints'}`)
    process.exitCode = 1
  }
}
