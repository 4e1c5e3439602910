/** The blocks others provide, each with one script or frame of theirs. */
export const standIns = ['booking', 'exam', 'reviews', 'map'] as const
export type StandIn = (typeof standIns)[number]

/**
 * never-ready: the script comes and does nothing more. not-found: it answers 404. slow: after some seconds. redirect:
 * it leads the visitor's page elsewhere.
 */
export const faultNames = ['never-ready', 'not-found', 'slow', 'redirect'] as const
export type Fault = (typeof faultNames)[number]

/** Which block is out of order and how, until it is told otherwise. */
export type Faults = Map<StandIn, Fault>
