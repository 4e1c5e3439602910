import { defineField } from 'sanity'
import { npiProblem, sampleProblem, tinProblem } from '../rules/estimates.ts'

/** What the law wants to be said of whoever provides care on an estimate. */
export const providerFields = (group?: string) => [
  defineField({
    name: 'npi',
    title: 'NPI',
    description: 'National Provider Identifier, ten digits.',
    type: 'string',
    group,
    validation: (rule) => [rule.required().custom(npiProblem), rule.custom(sampleProblem).warning()],
  }),
  defineField({
    name: 'tin',
    title: 'TIN',
    description: 'Taxpayer identification number, written like 12-3456789.',
    type: 'string',
    group,
    validation: (rule) => [rule.required().custom(tinProblem), rule.custom(sampleProblem).warning()],
  }),
  defineField({
    name: 'officeAddress',
    title: 'Office address',
    description: 'The office the care is given from.',
    type: 'string',
    group,
    validation: (rule) => rule.required().max(200),
  }),
  defineField({
    name: 'state',
    title: 'State where care is given',
    type: 'string',
    group,
    validation: (rule) => rule.required().max(60),
  }),
]
