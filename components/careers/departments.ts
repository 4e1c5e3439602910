import type { Job } from '@/lib/content/server/jobs'

export type Department = NonNullable<Job['department']>

/** What each department is called; one that the schema gains must be named here before the site builds. */
export const departmentNames: Record<Department, string> = {
  medical: 'Medical',
  operations: 'Operations',
  marketing: 'Marketing',
}

/** Every department with the number of its jobs, also those without one (ERR-026). */
export const departmentsOf = (jobs: Pick<Job, 'department'>[]) =>
  (Object.keys(departmentNames) as Department[]).map((department) => ({
    department,
    count: jobs.filter((job) => job.department === department).length,
  }))
