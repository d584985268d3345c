import * as bonus from '@svetlitsa/api-client/bonus/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { bonusTexts } from '@svetlitsa/i18n/bonus/bonus-texts'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildBasket, serveBasket } from '../../test-support/build-basket.ts'
import { openScreen } from '../../test-support/open-screen.tsx'
import { buildInitialData, serveShop } from '../../test-support/serve-shop.ts'

const { getBonusBalance, sendSmsCode, checkSmsCode, setBonus } = bonus
type Language = (typeof languages)[number]

const found = { balance: 1, purchaseAmount: 0, referal: null, openOrdersExist: false }
const info = { ...found, balance: 500 }
const sent = { result: true, error: null, retryAfterSeconds: 60 }
const allowing = (changed = {}) => buildBasket({ bonusAllowed: 500, ...changed })

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  calls.answer(shell.getInitialData, buildInitialData({ checkout: 'older' }))
  serveBasket(calls, allowing())
  calls.answer(getBonusBalance, { ...found, isConfirmed: false })
  calls.answer(sendSmsCode, sent)
  calls.answer(checkSmsCode, { bonusInfo: info, error: null })
})

/** Opens the panel with a phone in the contacts. */
async function openPanel(language: Language = 'ru', typed = '9161234567') {
  const { user, main, close } = await openScreen('/personal/order/', language)
  const t = bonusTexts[language]
  const phone = await main.findByLabelText(basketTexts[language].contacts.phone)
  if (typed) await user.type(phone, typed)
  await user.click(await main.findByText(t.title))
  const press = async (name: string) => user.click(await main.findByRole('button', { name }))
  return { user, main, t, phone, press, close }
}

async function openCode(language: Language = 'ru') {
  const panel = await openPanel(language)
  await panel.press(panel.t.check)
  await panel.press(panel.t.send)
  return { ...panel, code: await panel.main.findByLabelText(panel.t.code) }
}

async function openSum(language: Language = 'ru') {
  const panel = await openCode(language)
  await panel.user.type(panel.code, '123456')
  return { ...panel, sum: await panel.main.findByLabelText(panel.t.sum) }
}

it.each(languages)(
  '[basket.bonus] from the phone through the code to the sum: %s',
  async (language) => {
    calls.answer(setBonus, ({ bonusSum }) => ({
      basket: allowing({ bonusSum, bonusWished: bonusSum, payable: 64_300 - bonusSum }),
      errorShow: null,
    }))
    const { user, main, t, sum, press } = await openSum(language)
    expect(calls.listInputs(getBonusBalance)).toEqual([{ phone: '79161234567' }])
    expect(calls.listInputs(sendSmsCode)).toEqual([{ phone: '79161234567' }])
    expect(calls.listInputs(checkSmsCode)).toEqual([{ phone: '79161234567', smsCode: 123_456 }])
    await user.type(sum, '300')
    await press(t.apply)
    expect(await main.findByRole('button', { name: t.drop })).toBeDefined()
    await press(t.applyAll)
    await waitFor(() => expect(main.queryByRole('button', { name: t.applyAll })).toBeNull())
    await press(t.drop)
    await waitFor(() => expect(main.queryByRole('button', { name: t.drop })).toBeNull())
    expect(calls.listInputs(setBonus)).toEqual([
      { bonusSum: 300 },
      { bonusSum: 500 },
      { bonusSum: 0 },
    ])
  },
)

it('[basket.bonus] [text.unseen] the sum may have spaces of any kind, and no kopecks', async () => {
  calls.answer(setBonus, ({ bonusSum }) => ({
    basket: allowing({ bonusSum, bonusWished: bonusSum, payable: 64_300 - bonusSum }),
    errorShow: null,
  }))
  const { user, main, t, sum, press } = await openSum()
  await user.type(sum, '30,50')
  await press(t.apply)
  expect(await main.findByText(t.whole)).toBeDefined()
  await user.clear(sum)
  await user.type(sum, '\u200b3\u202f00\u00a0')
  await press(t.apply)
  await waitFor(() => expect(calls.listInputs(setBonus)).toEqual([{ bonusSum: 300 }]))
})

describe('the code', () => {
  it('[basket.bonus] may be sent again after a countdown, which survives a reload', async () => {
    const first = await openCode()
    expect(first.main.getByText('Отправили код на +7 (916) 123-45-67')).toBeDefined()
    expect(first.main.getByText(/^Новый код через (1:00|0:5\d)$/)).toBeDefined()
    expect(first.main.queryByRole('button', { name: first.t.again })).toBeNull()
    first.close()
    const again = await openPanel('ru', '')
    await again.press(again.t.check)
    await again.press(again.t.send)
    expect(await again.main.findByText(/^Новый код через/)).toBeDefined()
    expect(calls.listInputs(sendSmsCode)).toHaveLength(1)
  })

  it('[basket.bonus] is sent again once the countdown is over', async () => {
    calls.answer(sendSmsCode, { ...sent, retryAfterSeconds: 0 })
    const { press, t } = await openCode()
    await press(t.again)
    await waitFor(() => expect(calls.listInputs(sendSmsCode)).toHaveLength(2))
  })

  it('[basket.bonus] a wrong one is told, and the empty field has the focus for the next', async () => {
    const error = 'Код не подошёл. Осталось попыток: 2'
    calls.answer(checkSmsCode, { bonusInfo: null, error })
    const { user, main, t, code } = await openCode()
    await user.type(code, '000000')
    expect(await main.findByText(error)).toBeDefined()
    await waitFor(() => expect(main.getByLabelText(t.code)).toHaveProperty('value', ''))
    expect(document.activeElement).toBe(main.getByLabelText(t.code))
    calls.answer(checkSmsCode, { bonusInfo: info, error: null })
    await user.keyboard('123456')
    expect(await main.findByLabelText(t.sum)).toBeDefined()
    expect(main.queryByText(error)).toBeNull()
  })

  it('[basket.bonus] a message that may not be sent says why', async () => {
    const error = 'Сегодня на этот номер больше не отправить'
    calls.answer(sendSmsCode, { result: false, error, retryAfterSeconds: 0 })
    const { press, main, t } = await openPanel()
    await press(t.check)
    await press(t.send)
    expect(await main.findByText(error)).toBeDefined()
    expect(main.queryByLabelText(t.code)).toBeNull()
  })

  it.each(languages)(
    '[basket.bonus] a lost connection is told at each step: %s',
    async (language) => {
      calls.fail(sendSmsCode, 'offline')
      const { user, press, main, t } = await openPanel(language)
      await press(t.check)
      await press(t.send)
      expect(await main.findByText(t.notSent)).toBeDefined()
      calls.answer(sendSmsCode, sent)
      calls.fail(checkSmsCode, 'offline')
      await press(t.send)
      await user.type(await main.findByLabelText(t.code), '123456')
      expect(await main.findByText(t.notChecked)).toBeDefined()
    },
  )
})

describe('the number', () => {
  it('[basket.bonus] is asked for first, at the contacts', async () => {
    const { press, main, t, phone } = await openPanel('ru', '916')
    await press(t.check)
    expect(await main.findByText('Введите номер телефона')).toBeDefined()
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
    expect(calls.listInputs(getBonusBalance)).toEqual([])
  })

  it('[basket.bonus] without bonuses says so, and another one starts anew', async () => {
    calls.answer(getBonusBalance, { ...found, balance: 0, isConfirmed: false })
    const { user, press, main, t, phone } = await openPanel()
    await press(t.check)
    expect(await main.findByText(t.none)).toBeDefined()
    await user.clear(phone)
    await user.type(phone, '9160000002')
    await waitFor(() => expect(main.queryByText(t.none)).toBeNull())
    calls.answer(getBonusBalance, { ...found, isConfirmed: false })
    await press(t.check)
    expect(await main.findByText(t.found)).toBeDefined()
  })

  it('[basket.bonus] one that was confirmed before needs no code', async () => {
    calls.answer(getBonusBalance, { ...info, isConfirmed: true })
    const { press, main, t } = await openPanel()
    await press(t.check)
    expect(await main.findByLabelText(t.sum)).toBeDefined()
    expect(calls.listInputs(sendSmsCode)).toEqual([])
  })
})

describe('the sum', () => {
  it('[basket.bonus] above the limit is reduced, and that is told at the field', async () => {
    const errorShow = 'Можно потратить не больше 500 бонусов'
    const basket = allowing({ bonusSum: 500, bonusWished: 500 })
    calls.answer(setBonus, { basket, errorShow })
    const { user, press, main, t, sum } = await openSum()
    await user.type(sum, '900')
    await press(t.apply)
    expect(await main.findByText(errorShow)).toBeDefined()
    expect(main.getByText('Списываем 500 бонусов')).toBeDefined()
  })

  it('[basket.bonus] that is refused stays in its field, which has the focus', async () => {
    const message = 'Корзина изменилась'
    calls.refuse(setBonus, 'basket_changed', message, { details: { basket: allowing() } })
    const { user, press, main, t, sum } = await openSum()
    await user.type(sum, '300')
    await press(t.apply)
    expect(await main.findByText(message)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(sum))
    expect(sum).toHaveProperty('value', '300')
  })

  it('[basket.bonus] that is no whole number is refused at the field', async () => {
    const { user, press, main, t, sum } = await openSum()
    await user.type(sum, '10,5')
    await press(t.apply)
    expect(await main.findByText(t.whole)).toBeDefined()
    expect(sum.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(sum), { timeout: 30_000 })
    expect(calls.listInputs(setBonus)).toEqual([])
  })

  it.each([
    ['bonus_off', 'Бонусы в этом городе не действуют'],
    ['bonus_unconfirmed', 'Подтвердите номер кодом'],
  ] as const)('[basket.bonus] «%s» clears the bonuses, and says why', async (reason, message) => {
    calls.refuse(setBonus, reason, message)
    const { user, press, main, t, sum } = await openSum()
    await user.type(sum, '300')
    await press(t.apply)
    expect(await main.findByText(message)).toBeDefined()
    expect(main.queryByLabelText(t.sum)).toBeNull()
    expect(main.getByRole('button', { name: t.check })).toBeDefined()
  })

  it('[basket.bonus] a fetch that is refused clears the bonuses', async () => {
    calls.refuse(getBonusBalance, 'bonus_off', 'Бонусы в этом городе не действуют')
    const { press, main, t } = await openPanel()
    await press(t.check)
    expect(await main.findByText('Бонусы в этом городе не действуют')).toBeDefined()
    expect(main.queryByRole('button', { name: t.send })).toBeNull()
  })

  it('[basket.bonus] that could not be taken back says so, and stays', async () => {
    serveBasket(calls, allowing({ bonusSum: 200, bonusWished: 200 }))
    calls.fail(setBonus, 'offline')
    const { user, main } = await openScreen('/personal/order/')
    await user.click(await main.findByRole('button', { name: bonusTexts.ru.drop }))
    expect(await main.findByText(loadErrorTexts.ru.text)).toBeDefined()
    expect(main.getByText('Списываем 200 бонусов')).toBeDefined()
  })

  it('[basket.bonus] a basket that shrank spends fewer, and says so', async () => {
    serveBasket(calls, allowing({ bonusSum: 200, bonusWished: 500 }))
    const { main } = await openScreen('/personal/order/')
    expect(await main.findByText('Корзина изменилась: теперь списываем 200 бонусов')).toBeDefined()
  })
})
