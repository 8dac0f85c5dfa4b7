/*
 * Preloaded into every process of Node (NODE_OPTIONS=--require) that shall live on another day: its calendar clock is
 * CLOCK_AHEAD_MS ahead of the machine's and goes on from there. Timers and `performance.now()` stay as they are. Threads
 * preload it, too, and the embedded database asks the `Date` of its own.
 */
import { shiftClock } from './shift-clock.ts'

shiftClock(Number(process.env.CLOCK_AHEAD_MS ?? 0))
