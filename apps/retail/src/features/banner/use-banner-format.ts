import type { BannerChoices } from '@svetlitsa/api-client/banner-editor/queries'
import type { BannerContent, BannerField } from '@svetlitsa/domain/banner/banner'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { formatMoment } from '../../date/format-moment.ts'
import { getZone } from './banner-zone.ts'

export type BannerFormat = ReturnType<typeof useBannerFormat>

/** Values of a banner as its editors read them; moments are in the time of its first region. */
export function useBannerFormat(choices: BannerChoices | undefined) {
  const t = useTexts(bannerEditorTexts)
  const language = useLanguage()
  const regions = (ids: readonly number[]) =>
    ids.length === 0
      ? t('values.everywhere')
      : ids
          .map((id) => choices?.regions.find((one) => one.id === id)?.name ?? String(id))
          .join(', ')
  const moment = (at: string | null, regionIds: readonly number[]) =>
    at ? formatMoment(at, language, getZone(choices?.regions ?? [], regionIds).timeZone) : ''
  const schedule = ({ startsAt, endsAt, regionIds }: BannerContent) => {
    const from = moment(startsAt, regionIds)
    const until = moment(endsAt, regionIds)
    if (from && until) return t('range', { from, until })
    if (from) return t('from', { from })
    return until ? t('until', { until }) : t('always')
  }
  /** One field as text; pictures are shown otherwise. */
  const field = (name: BannerField, content: BannerContent): string => {
    switch (name) {
      case 'regionIds':
        return regions(content.regionIds)
      case 'startsAt':
      case 'endsAt':
        return moment(content[name], content.regionIds) || t('values.none')
      case 'isActive':
        return t(content.isActive ? 'values.yes' : 'values.no')
      case 'spots':
        return (
          content.spots.map(({ section, x, y }) => `${section} ${x}/${y}`).join(', ') ||
          t('values.none')
        )
      case 'translations': {
        const { kk, en } = content.translations
        const texts = [...Object.values(kk ?? {}), ...Object.values(en ?? {})].filter(Boolean)
        return texts.join(' · ') || t('values.none')
      }
      default:
        return String(content[name]) || t('values.none')
    }
  }
  return { regions, schedule, field }
}
