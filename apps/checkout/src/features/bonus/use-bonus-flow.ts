import {
  useCheckBonusBalance,
  useCheckBonusCode,
  useSendBonusCode,
} from '@svetlitsa/api-client/bonus/queries'
import {
  type BonusFlow,
  type BonusFlowEvent,
  reduceBonusFlow,
} from '@svetlitsa/domain/bonus/reduce-bonus-flow'
import { bonusTexts } from '@svetlitsa/i18n/bonus/bonus-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { createSentBonusCode, sentBonusCodeAtom } from './sent-bonus-code.ts'

interface CheckedPhone {
  phone: string
  flow: BonusFlow
  balance: number
}

const nothingChecked: CheckedPhone = { phone: '', flow: false, balance: 0 }

/** The way from a number to its bonuses (basket.bonus); another number starts it anew. */
export function useBonusFlow(phone: string) {
  const t = useTexts(bonusTexts)
  const balance = useCheckBonusBalance()
  const code = useSendBonusCode()
  const check = useCheckBonusCode()
  const [sent, setSent] = useAtom(sentBonusCodeAtom)
  const [checked, setChecked] = useState(nothingChecked)
  const [message, setMessage] = useState<string | null>(null)
  const [isDisabled, setDisabled] = useState(false)
  const isSame = checked.phone === phone
  const flow = isSame ? checked.flow : reduceBonusFlow(checked.flow, { type: 'phoneChanged' })

  const step = (event: BonusFlowEvent, found = checked.balance) =>
    setChecked({ phone, flow: reduceBonusFlow(flow, event), balance: found })
  const clear = (reason: string | null) => {
    setChecked(nothingChecked)
    setMessage(reason)
  }

  const checkBalance = async () => {
    setMessage(null)
    try {
      const outcome = await balance.mutateAsync(phone)
      if (!outcome.ok) return clear(outcome.message)
      const { balance: found, isConfirmed } = outcome.answer
      step({ type: 'balanceFound', balance: found, isConfirmed }, found)
      if (found === 0) setMessage(t('none'))
    } catch (error) {
      // A failed check disables bonuses; the order can be placed without them (bonus.check-failure).
      setDisabled(true)
      setMessage(getErrorMessage(error) ?? t('failed'))
    }
  }
  const sendCode = async () => {
    setMessage(null)
    if (sent?.phone === phone && Date.now() < sent.againAt) return step({ type: 'codeSent' })
    try {
      const outcome = await code.mutateAsync(phone)
      if (!outcome.ok) return clear(outcome.message)
      const { result, error, retryAfterSeconds } = outcome.answer
      if (!result) return setMessage(error)
      setSent(createSentBonusCode(phone, retryAfterSeconds, Date.now()))
      step({ type: 'codeSent' })
    } catch (error) {
      setMessage(getErrorMessage(error) ?? t('notSent'))
    }
  }
  /** Returns whether the code was accepted. */
  const checkCode = async (smsCode: number): Promise<boolean> => {
    setMessage(null)
    try {
      const outcome = await check.mutateAsync({ phone, smsCode })
      const info = outcome.ok ? outcome.answer.bonusInfo : null
      step({ type: 'codeChecked', balance: info?.balance ?? null }, info?.balance)
      if (info) setSent(null)
      else setMessage((outcome.ok ? outcome.answer.error : outcome.message) ?? t('notChecked'))
      return info !== null
    } catch (error) {
      setMessage(getErrorMessage(error) ?? t('notChecked'))
      return false
    }
  }
  return {
    flow,
    balance: isSame ? checked.balance : 0,
    message: isSame || checked.phone === '' ? message : null,
    isDisabled,
    isChecking: balance.isPending,
    isSending: code.isPending,
    isCheckingCode: check.isPending,
    againAt: sent?.phone === phone ? sent.againAt : 0,
    checkBalance,
    sendCode,
    checkCode,
    clear,
  }
}
