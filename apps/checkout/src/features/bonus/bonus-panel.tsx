import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { bonusTerms } from '@svetlitsa/domain/bonus/bonus-level'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { bonusTexts } from '@svetlitsa/i18n/bonus/bonus-texts'
import { formatPercent } from '@svetlitsa/i18n/format/format-percent'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Accordion } from '@svetlitsa/ui/data/accordion'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { contactPhoneAtom, phoneErrorAtom } from '../../contact/contact-phone.ts'
import { BonusCodeForm } from './bonus-code-form.tsx'
import type { BonusSpending } from './bonus-spending.ts'
import { BonusSumForm } from './bonus-sum-form.tsx'
import { SpentBonus } from './spent-bonus.tsx'
import { useBonusFlow } from './use-bonus-flow.ts'

/**
 * Paying with bonuses, folded under the coupon: from the phone of the contacts through a code to
 * the sum (basket.bonus). Absent where the programme does not exist (bonus.disabled).
 */
export function BonusPanel({ bonus }: { bonus: BonusSpending }) {
  const t = useTexts(bonusTexts)
  const { data: initial } = useInitialData()
  const [isOpenAtFirst] = useState(bonus.wished > 0)
  if (!initial || initial.regionData.disableBonus) return null
  return (
    <Accordion title={t('title')} open={isOpenAtFirst}>
      <div className="flex flex-col gap-4">
        {bonus.spent > 0 && <SpentBonus bonus={bonus} />}
        <BonusSteps spending={bonus} />
      </div>
    </Accordion>
  )
}

function BonusSteps({ spending }: { spending: BonusSpending }) {
  const t = useTexts(bonusTexts)
  const { data: initial } = useInitialData()
  const percent = initial?.shop.promises.bonusSpendPercent ?? bonusTerms.spendPercent
  const typed = useAtomValue(contactPhoneAtom)
  const flagPhone = useSetAtom(phoneErrorAtom)
  const [isPhoneMissing, setPhoneMissing] = useState(false)
  const phone = normalizePhone(typed)
  const bonus = useBonusFlow(phone ?? '')
  const { flow, message, isDisabled } = bonus

  const start = () => {
    setPhoneMissing(phone === null)
    if (phone === null) flagPhone(true)
    else void bonus.checkBalance()
  }
  const notice = phone === null && isPhoneMissing ? t('phone') : message
  return (
    <>
      {notice && (
        <Notice tone={flow === false && !isDisabled && phone ? 'sand' : 'sale'} live>
          {notice}
        </Notice>
      )}
      {flow === false && !isDisabled && spending.spent === 0 && (
        <>
          <p className="text-small text-ink-soft">
            {t('intro', { percent: formatPercent(percent) })}
          </p>
          <Button kind="quiet" onClick={start} waiting={bonus.isChecking && t('checking')}>
            {t('check')}
          </Button>
        </>
      )}
      {flow === 'phoneApproved' && (
        <>
          <p className="text-small">{t('found')}</p>
          <Button
            kind="quiet"
            onClick={() => void bonus.sendCode()}
            waiting={bonus.isSending && t('sending')}
          >
            {t('send')}
          </Button>
        </>
      )}
      {flow === 'smsSended' && <BonusCodeForm phone={typed} bonus={bonus} />}
      {flow === 'smsApproved' && (
        <BonusSumForm
          // Another limit makes what was typed and its error outdated.
          key={spending.allowed}
          bonus={spending}
          balance={bonus.balance}
          onRefused={bonus.clear}
        />
      )}
    </>
  )
}
