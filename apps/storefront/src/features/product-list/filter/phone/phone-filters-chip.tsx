import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Icon } from '@svetlitsa/ui/media/icon'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { SlidersHorizontal } from 'lucide'
import type { PhoneFiltersProps } from './phone-filters.tsx'

/** Opens the filter sheet; before hydration it links to the filter column. */
export function PhoneFiltersChip(props: PhoneFiltersProps) {
  const t = useTexts(catalogueTexts)
  const { open } = useWindows()
  const count = Object.values(props.choice.filters).flat().length
  return (
    <Chip
      href="#filters"
      set={count > 0}
      onClick={(event) => {
        event.preventDefault()
        open('filters', props)
      }}
    >
      <Icon iconNode={SlidersHorizontal} size="line" />
      {t('filters.title')}
      {count > 0 && <b className="font-semibold">{count}</b>}
    </Chip>
  )
}
