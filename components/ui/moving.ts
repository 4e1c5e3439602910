export { CountUp } from './count-up'
export { Rotator } from './rotator'
