import * as z from 'zod'
import { defineResource, moment } from '../resource/contract.ts'
import {
  line,
  lines,
  longText,
  position,
  report,
  requiredLine,
  rowNumber,
} from '../resource-field/contract.ts'
import { enteredSum } from '../sum/contract.ts'

const lead = longText(1_000)
const points = lines(30)

/** The jobs that the shop offers, in three languages (shop.vacancies). */
export const vacancies = defineResource({
  path: '/api_vue/retail/shop/vacancies/',
  name: 'vacancies',
  values: z
    .strictObject({
      title: requiredLine(200),
      titleKk: line(200),
      titleEn: line(200),
      department: requiredLine(100),
      departmentKk: line(100),
      departmentEn: line(100),
      regionId: rowNumber.nullable(),
      place: line(200),
      placeKk: line(200),
      placeEn: line(200),
      salaryFrom: enteredSum.nullable(),
      salaryTo: enteredSum.nullable(),
      schedule: line(200),
      scheduleKk: line(200),
      scheduleEn: line(200),
      lead,
      leadKk: lead,
      leadEn: lead,
      duties: points,
      dutiesKk: points,
      dutiesEn: points,
      wishes: points,
      wishesKk: points,
      wishesEn: points,
      offers: points,
      offersKk: points,
      offersEn: points,
      publishedAt: moment,
      position,
      isActive: z.boolean(),
    })
    .check((checked) => {
      const { salaryFrom, salaryTo } = checked.value
      if (salaryFrom !== null && salaryTo !== null && salaryTo < salaryFrom)
        report(checked, 'salaryTo', 'tooSmall')
    }),
  facts: z.object({}),
  filters: { isActive: z.boolean() },
  sorts: ['position', 'title', 'department', 'publishedAt'],
  freshCode: 'never',
})
