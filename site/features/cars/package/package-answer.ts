import type { Asked } from '#site/ui/use-answer.ts'

/** The specified sums of a car package's price; whole rupees. */
export type DriveSums = {
  vehicles: { name: string; count: number; price: number }[]
  carPrice: number
  entryCharges: number
  packageBasePrice: number
  discount: number
  taxAmount: number
  amountPayable: number
  version?: string
}

/** Why nobody is picked up then, in words, and the open days nearest to it. */
export type PickupNote = { field: 'date' | 'time'; message: string; nearest: string[] }

/** `asked` is the `carPartyKey` the answer belongs to; `group` is what a party is told whom our office books. */
export type DriveAnswer = Asked & { price?: DriveSums; group?: string; pickup?: PickupNote }
