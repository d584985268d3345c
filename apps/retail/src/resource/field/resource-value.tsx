import { useRegions } from '@svetlitsa/api-client/region/queries'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { formatMoment } from '../../date/format-moment.ts'
import type { ResourceField } from '../resource-screen-definition.ts'
import { getCodeWord } from './get-code-word.ts'

type ResourceValueProps = { field: ResourceField; value: unknown }

/** A value in a list, in words; what is not set is left empty. */
export function ResourceValue({ field, value }: ResourceValueProps) {
  const { kind } = field
  const t = useTexts(resourceTexts)
  const language = useLanguage()
  if (value === null || value === undefined) return null
  if (kind === 'flag') return value ? t('yes') : t('no')
  if (kind === 'number') return Number(value).toLocaleString(language)
  if (kind === 'moment') return formatMoment(String(value), language)
  if (kind === 'region') return <RegionName id={Number(value)} />
  if (kind === 'choice') return getCodeWord(field, String(value), language)
  return Array.isArray(value) ? value.join(', ') : String(value)
}

function RegionName({ id }: { id: number }) {
  const { data: regions = [] } = useRegions()
  return regions.find(({ ID }) => ID === id)?.NAME ?? id
}
