/** Puts `Date` ahead in this process, thread or page; whatever else tells the time stays. Stands alone: it is sent to pages. */
export function shiftClock(aheadMs: number): void {
  const TrueDate = globalThis.Date
  const trueNow = TrueDate.now
  const now = () => trueNow() + aheadMs
  const ShiftedDate = new Proxy(TrueDate, {
    construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    apply: () => new TrueDate(now()).toString(),
  })
  TrueDate.now = now
  TrueDate.prototype.constructor = ShiftedDate
  globalThis.Date = ShiftedDate
}
