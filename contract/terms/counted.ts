/** "1 seat", "3 seats"; a plural that is not made with an s is given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
