import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { buildChoiceUrl, type ListChoice, setFilter } from '../choice/list-choice.ts'
import type { SectionList } from '../choice/list-filter.ts'

type TodayChipProps = {
  path: string
  choice: ListChoice
  available: SectionList['chosen']['available']
}

/** The filter «Есть в Казани» for the phone: a link, so that it needs no sheet. */
export function TodayChip({ path, choice, available }: TodayChipProps) {
  const t = useTexts(catalogueTexts)
  const { data } = useShellState()
  const values = available ? [] : [data?.region.code ?? '1']
  return (
    <Chip
      href={buildChoiceUrl(path, setFilter(choice, 'available', values))}
      rel="nofollow"
      chosen={available !== null}
    >
      {t('filters.today')}
    </Chip>
  )
}
