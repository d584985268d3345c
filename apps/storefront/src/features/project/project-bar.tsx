import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { projectTexts } from '@svetlitsa/i18n/project-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { BuyBar } from '@svetlitsa/ui/chrome/buy-bar'
import type { ReactNode } from 'react'
import { freeCm, type ProjectDraft, sumOf } from './project-draft.ts'

type ProjectBarProps = { draft: ProjectDraft; sign: string; buy: ReactNode }

/** On a phone the wall is out of sight while one chooses modules: its price stays in view. */
export function ProjectBar({ draft, sign, buy }: ProjectBarProps) {
  const say = useTexts(projectTexts)
  const { modules } = draft
  if (modules.length === 0) return null
  return (
    <div className="sticky bottom-0 z-40 -mx-gutter lg:hidden">
      <BuyBar
        place="stacked"
        sum={formatPrice(sumOf(draft), { sign })}
        note={`${say('modules', { count: modules.length })} · ${say('free', { cm: freeCm(draft) })}`}
        action={buy}
      />
    </div>
  )
}
