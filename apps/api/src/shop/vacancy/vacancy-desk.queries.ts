import type { ResourceValues } from '@svetlitsa/api-client/resource/contract'
import type { vacancies } from '@svetlitsa/api-client/vacancy-desk/contract'
import { eq } from 'drizzle-orm'
import { buildTranslations } from '../../platform/language/build-translations.ts'
import { vacancy } from '../../schema/vacancy.table.ts'
import { createTableRepository } from '../resource/table-repository.queries.ts'

type Values = ResourceValues<typeof vacancies>

const { title, titleKk, titleEn, department, position, publishedAt, isActive } = vacancy

export const vacancyRepository = createTableRepository({
  table: vacancy,
  match: [
    { field: 'title', column: title },
    { field: 'regionId', column: vacancy.regionId },
  ],
  search: [title, titleKk, titleEn, department],
  sorts: { position, title, department, publishedAt },
  filter: (filters: { isActive?: boolean | undefined }) => [
    filters.isActive === undefined ? undefined : eq(isActive, filters.isActive),
  ],
  toValues: ({ id: _id, translations: { kk = {}, en = {} }, ...row }): Values => ({
    ...row,
    titleKk: row.titleKk ?? '',
    titleEn: row.titleEn ?? '',
    departmentKk: kk.department ?? '',
    departmentEn: en.department ?? '',
    placeKk: kk.place ?? '',
    placeEn: en.place ?? '',
    scheduleKk: kk.schedule ?? '',
    scheduleEn: en.schedule ?? '',
    leadKk: kk.lead ?? '',
    leadEn: en.lead ?? '',
    dutiesKk: kk.duties ?? [],
    dutiesEn: en.duties ?? [],
    wishesKk: kk.wishes ?? [],
    wishesEn: en.wishes ?? [],
    offersKk: kk.offers ?? [],
    offersEn: en.offers ?? [],
    publishedAt: row.publishedAt.toISOString(),
  }),
  toFacts: () => ({}),
  toColumns: (values: Values) => ({
    title: values.title,
    titleKk: values.titleKk || null,
    titleEn: values.titleEn || null,
    department: values.department,
    regionId: values.regionId,
    place: values.place,
    salaryFrom: values.salaryFrom,
    salaryTo: values.salaryTo,
    schedule: values.schedule,
    lead: values.lead,
    duties: values.duties,
    wishes: values.wishes,
    offers: values.offers,
    translations: buildTranslations(
      {
        department: values.departmentKk,
        place: values.placeKk,
        schedule: values.scheduleKk,
        lead: values.leadKk,
        duties: values.dutiesKk,
        wishes: values.wishesKk,
        offers: values.offersKk,
      },
      {
        department: values.departmentEn,
        place: values.placeEn,
        schedule: values.scheduleEn,
        lead: values.leadEn,
        duties: values.dutiesEn,
        wishes: values.wishesEn,
        offers: values.offersEn,
      },
    ),
    publishedAt: new Date(values.publishedAt),
    position: values.position,
    isActive: values.isActive,
  }),
  constraints: { vacancy_region_id_region_id_fk: 'regionId', vacancy_salary: 'salaryTo' },
})
