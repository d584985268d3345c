import type { Row } from '../product/goods.ts'
import { buildTranslations } from '../translation/build-translations.ts'
import seeds from './vacancies.json' with { type: 'json' }

/** Job vacancies of the shop. */
export function buildVacancies(): Row[] {
  return seeds.map((seed, index) => ({
    id: index + 1,
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
    translations: buildTranslations({
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
    position: (index + 1) * 10,
  }))
}
