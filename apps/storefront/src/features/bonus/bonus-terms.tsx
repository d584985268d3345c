import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getBonusProgram } from '@svetlitsa/api-client/content/contract'
import type { Language } from '@svetlitsa/domain/language/language'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Button } from '@svetlitsa/ui/actions/button'
import { BonusBand } from '@svetlitsa/ui/bonus/bonus-band'
import { BonusCard } from '@svetlitsa/ui/bonus/bonus-card'
import { Logo } from '@svetlitsa/ui/brand/logo'

export type BonusProgram = CallAnswer<typeof getBonusProgram>

type BonusTermsProps = { program: BonusProgram; language: Language; shopName: string }

/**
 * How much of a purchase is returned as bonuses; renders nothing where the program is not active.
 */
export function BonusTerms({ program, language, shopName }: BonusTermsProps) {
  const t = getTranslator(contentTexts, language)
  if (!program.isActive) return null
  return (
    <BonusBand
      title={t('home.bonusTitle')}
      levels={program.levels.map(({ percent, from }) => ({
        value: `${percent}\u00a0%`,
        text: from === 0 ? t('bonus.from') : t('bonus.above', { sum: formatPrice(from) }),
      }))}
      action={
        <Button kind="white" href={link.bonus()}>
          {t('bonus.enter')}
        </Button>
      }
      rule={t('bonus.rule', { percent: program.spendPercent })}
      card={
        <BonusCard
          tone="terracotta"
          logo={<Logo name={shopName} tone="plain" />}
          balance={program.subscriptionBonus}
          caption={t('bonus.giftCaption')}
        />
      }
    />
  )
}
