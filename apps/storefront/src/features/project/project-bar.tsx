import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { projectTexts } from '@svetlitsa/i18n/project/project-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { BuyBar } from '@svetlitsa/ui/cart/buy-bar'
import type { ReactNode } from 'react'
import { getFreeCm, type ProjectDraft, sumModules } from './project-draft.ts'

type ProjectBarProps = { draft: ProjectDraft; sign: string; buy: ReactNode }

/**
 * On a phone the wall is off screen while the shopper chooses modules, so this bar shows its price.
 */
export function ProjectBar({ draft, sign, buy }: ProjectBarProps) {
  const t = useTexts(projectTexts)
  const { modules } = draft
  if (modules.length === 0) return null
  return (
    <div className="sticky bottom-0 z-40 -mx-gutter lg:hidden">
      <BuyBar
        place="stacked"
        sum={formatPrice(sumModules(draft), { sign })}
        note={`${t('modules', { count: modules.length })} · ${t('free', { cm: getFreeCm(draft) })}`}
        action={buy}
      />
    </div>
  )
}
