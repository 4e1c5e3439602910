export { ZipCheck } from './areas/zip-check'
export { ScheduleExam } from './exam/schedule-exam'
