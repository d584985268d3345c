import * as contract from '@svetlitsa/api-client/banner-editor/contract'
import type { BannerElement } from '@svetlitsa/api-client/banner-editor/queries'
import * as shell from '@svetlitsa/api-client/shell/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { serveStaffUser } from './serve-staff-user.ts'

export function buildBanner(changed: Partial<BannerElement> = {}): BannerElement {
  return {
    id: 7,
    version: 3,
    state: 'shown',
    name: 'Скидки на диваны',
    text: '',
    action: 'Смотреть',
    alt: '',
    url: '/sale/',
    imgUrl: '',
    SORT: 500,
    spots: [],
    translations: { en: { name: 'Sofa sale' } },
    regionIds: [],
    startsAt: null,
    endsAt: null,
    isActive: true,
    ...changed,
  }
}

/** An editor of these groups who is logged in, with the regions and sections of a small shop. */
export function serveEditor(calls: ServedCalls, group: number[]): void {
  calls.answer(shell.getRedirects, { redirects: [] })
  // The data of the region stays on its way: the screens show nothing of it.
  calls.hold(shell.getInitialData, {} as never)
  serveStaffUser(calls, { group, name: 'Ольга' })
  calls.answer(contract.getBannerChoices, {
    regions: [
      { id: 1, name: 'Москва', timeZone: 'Europe/Moscow' },
      { id: 2, name: 'Алматы', timeZone: 'Asia/Almaty' },
    ],
    sections: [
      { code: 'divany', name: 'Диваны' },
      { code: 'kresla', name: 'Кресла' },
    ],
  })
}
