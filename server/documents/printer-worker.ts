import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { invoicePdf } from './invoice.ts'
import type { PrintReply, PrintTask } from './printer.ts'
import { quotePdf } from './quote-sheet.ts'
import { voucherPdf } from './voucher.ts'

/** Papers give way to visitors: on Linux this is the priority of this thread alone. */
const LOW_PRIORITY = 10

const port = parentPort
if (port !== null) {
  setPriority(LOW_PRIORITY)
  port.on('message', (task: PrintTask & { id: number }) => {
    void print(task).then((reply) => port.postMessage(reply))
  })
}

async function print(task: PrintTask & { id: number }): Promise<PrintReply> {
  try {
    return { id: task.id, content: await contentOf(task) }
  } catch (error) {
    return { id: task.id, error: error instanceof Error ? error.message : String(error) }
  }
}

function contentOf(task: PrintTask): Promise<Buffer> {
  const { isPractice, logo } = task
  if (task.kind === 'invoice') return invoicePdf(task.booking, task.brand, task.terms, { isPractice, logo })
  if (task.kind === 'voucher')
    return voucherPdf(task.booking, task.brand, task.origin, { pictures: task.pictures, isPractice, logo })
  const { pictures = [], dayPictures = {} } = task
  return quotePdf(task.quote, task.brand, { pictures, dayPictures, isPractice, logo })
}
