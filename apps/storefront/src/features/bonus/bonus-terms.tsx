import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getBonusProgram } from '@svetlitsa/api-client/contract/content'
import type { Language } from '@svetlitsa/domain/language/read-language'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { Logo } from '@svetlitsa/ui/mark/logo'
import { Button } from '@svetlitsa/ui/primitives/button'
import { BonusBand } from '@svetlitsa/ui/shop/bonus-band'
import { BonusCard } from '@svetlitsa/ui/shop/bonus-card'

export type BonusProgram = AnswerOf<typeof getBonusProgram>

type BonusTermsProps = { program: BonusProgram; language: Language }

/** What of a purchase comes back, on the forest band; nothing where the programme does not hold. */
export function BonusTerms({ program, language }: BonusTermsProps) {
  const say = translator(contentTexts, language)
  if (!program.isActive) return null
  return (
    <BonusBand
      title={say('home.bonusTitle')}
      levels={program.levels.map(({ percent, from }) => ({
        value: `${percent}\u00a0%`,
        text: from === 0 ? say('bonus.from') : say('bonus.above', { sum: formatPrice(from) }),
      }))}
      action={
        <Button kind="white" href={link.bonus()}>
          {say('bonus.enter')}
        </Button>
      }
      rule={say('bonus.rule', { percent: program.spendPercent })}
      card={
        <BonusCard
          tone="terracotta"
          logo={<Logo name={shellTexts[language].brand} tone="plain" />}
          balance={program.subscriptionBonus}
          caption={say('bonus.giftCaption')}
        />
      }
    />
  )
}
