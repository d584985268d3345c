import * as contract from '@svetlitsa/api-client/banner-editor/contract'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findBanner } from './banner.queries.ts'
import {
  listBannerChanges,
  listBanners,
  listRegionChoices,
  listSectionChoices,
} from './banner-editor.queries.ts'
import { restoreBanner } from './restore-banner.ts'
import { saveBanner } from './save-banner.ts'
import { saveBannerPicture } from './save-banner-picture.ts'
import { toBannerElement } from './to-banner-content.ts'

const LIST_SIZE = 50
const HISTORY_SIZE = 20

const countPages = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

export const bannerEditorRoutes = [
  handle(contract.getBanners, async ({ db, now }, { kind, state, regionId, page = 1 }) => {
    const filter = { kind, state, regionId, now, page, size: LIST_SIZE }
    const { rows, total } = await listBanners(db, filter)
    const items = rows.map((row) => toBannerElement(row, now))
    return { items, total, page, pages: countPages(total, LIST_SIZE) }
  }),

  handle(contract.getBannerChoices, async ({ db, language }) => {
    const [regions, sections] = await Promise.all([listRegionChoices(db), listSectionChoices(db)])
    return {
      regions: regions.map((row) => ({
        id: row.id,
        name: localizeName(row, language),
        timeZone: row.timeZone,
      })),
      sections: sections.map((row) => ({ code: row.code, name: localizeName(row, language) })),
    }
  }),

  handle(contract.getTopBannersElement, async ({ db, now }, { id }) => {
    const row = await findBanner(db, 'top', id)
    return row ? { element: toBannerElement(row, now) } : refuse('not_found')
  }),

  handle(contract.saveTopBanners, (context, input) => saveBanner(context, 'top', input)),

  handle(contract.getBannerHistory, async ({ db }, { kind, id, page = 1 }) => {
    const row = await findBanner(db, kind, id)
    if (!row) return refuse('not_found')
    const { rows, total } = await listBannerChanges(db, { bannerId: id, page, size: HISTORY_SIZE })
    return {
      changes: rows.map(({ createdAt, ...change }) => ({
        ...change,
        at: createdAt.toISOString(),
      })),
      page,
      pages: countPages(total, HISTORY_SIZE),
    }
  }),

  handle(contract.restoreBanner, restoreBanner),

  handle(contract.saveBannerPicture, saveBannerPicture),
]
