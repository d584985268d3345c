import { toggleCompared } from '@svetlitsa/domain/compare/comparison'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { Scale } from 'lucide'
import { readCompared, storeCompared } from './compare-storage.ts'
import { useIsCompared } from './use-compared.ts'

/** «Сравнить: {name}» and «Убрать из сравнения: {name}», and what is said of a fifth product. */
export type CompareTexts = { add: string; remove: string; fullTitle: string; full: string }

type CompareToggleProps = {
  offerId: number
  name: string
  /** The address of the product's page, with or without the query of an offer. */
  href: string
  texts: CompareTexts
  variant?: 'bare' | 'white'
}

/** Adds a product to the comparison or removes it (compare.products). */
export function CompareToggle({
  offerId,
  name,
  href,
  texts,
  variant = 'bare',
}: CompareToggleProps) {
  const url = href.replace(/\?.*$/, '')
  const isCompared = useIsCompared(url)
  const { open } = useWindows()
  const toggle = () => {
    const changed = toggleCompared(readCompared(), { url, offerId })
    if (changed) storeCompared(changed)
    else open('result', { title: texts.fullTitle, text: texts.full, tone: 'failed' })
  }
  return (
    <IconButton
      kind={variant}
      size={variant === 'bare' ? 40 : 44}
      label={(isCompared ? texts.remove : texts.add).replace('{name}', name)}
      pressed={isCompared}
      onClick={toggle}
    >
      <Icon iconNode={Scale} />
    </IconButton>
  )
}
