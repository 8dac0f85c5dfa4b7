/** The screens of Money, in the order of their row. */
export const MONEY = [
  {
    path: 'payments',
    label: 'Payments',
    operation: 'numbers.read',
    load: () => import('./money/payments.tsx').then(({ Payments }) => Payments),
  },
  {
    path: 'gst',
    label: 'GST papers',
    operation: 'tax.read',
    load: () => import('./money/gst.tsx').then(({ Gst }) => Gst),
  },
  {
    path: 'settlement',
    label: 'Settlement',
    operation: 'tax.read',
    load: () => import('./money/settlement.tsx').then(({ Settlement }) => Settlement),
  },
  {
    path: 'settlement/:id',
    label: 'Statement',
    operation: 'tax.read',
    inner: true,
    load: () => import('./money/statement.tsx').then(({ StatementPage }) => StatementPage),
  },
] as const

export const NUMBERS = [
  {
    path: 'numbers',
    label: 'Numbers',
    operation: 'numbers.read',
    load: () => import('./numbers/numbers.tsx').then(({ Numbers }) => Numbers),
  },
] as const
