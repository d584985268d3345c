import seeds from './data/vacancies.json' with { type: 'json' }
import type { Row } from './goods.ts'
import { translationsOf } from './translations-of.ts'

/** Whom the shop looks for. */
export function makeVacancies(): Row[] {
  return seeds.map((seed, at) => ({
    id: at + 1,
    title: seed.title,
    title_kk: seed.titleKk,
    title_en: seed.titleEn,
    department: seed.department,
    region_id: seed.regionId,
    place: seed.place,
    salary_from: seed.salaryFrom,
    salary_to: seed.salaryTo,
    schedule: seed.schedule,
    lead: seed.lead,
    duties: seed.duties,
    wishes: seed.wishes,
    offers: seed.offers,
    translations: translationsOf({
      department: seed.department,
      place: seed.place,
      schedule: seed.schedule,
      lead: seed.lead,
      duties: seed.duties,
      wishes: seed.wishes,
      offers: seed.offers,
    }),
    is_active: true,
    published_at: seed.publishedAt,
    position: (at + 1) * 10,
  }))
}
