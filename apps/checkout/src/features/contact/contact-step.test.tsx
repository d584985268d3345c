import * as contract from '@svetlitsa/api-client/checkout/contract'
import * as checkoutOrder from '@svetlitsa/api-client/checkout-order/contract'
import * as session from '@svetlitsa/api-client/session/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildDraft, contacts, draftPath, serveDraft } from '../../test-support/build-draft.ts'
import { openScreen } from '../../test-support/open-screen.tsx'
import { serveShop } from '../../test-support/serve-shop.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
})

const nameError = 'Напишите имя: от 2 до 100 букв'
const phoneError = 'Номер телефона введён неверно!'

describe('the contacts', () => {
  it('[checkout.contacts] errors of name, phone and e-mail stand at their fields, and the first one has the focus', async () => {
    serveDraft(calls, buildDraft())
    const { user, main } = await openScreen(draftPath)
    const name = await main.findByLabelText('Имя и фамилия')
    await user.type(main.getByLabelText('Телефон'), '916123')
    await user.type(main.getByLabelText(/Эл. почта/), 'maria@')
    await user.click(main.getByRole('button', { name: 'Продолжить' }))
    await waitFor(() => expect(document.activeElement).toBe(name))
    for (const [label, text] of [
      ['Имя и фамилия', nameError],
      ['Телефон', phoneError],
      [/Эл. почта/, 'Проверьте адрес почты'],
    ] as const) {
      const field = main.getByLabelText(label)
      expect(field.getAttribute('aria-invalid')).toBe('true')
      const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      expect(described?.textContent).toContain(text)
    }
    expect(calls.listInputs(contract.saveCheckoutStep).some(({ step }) => step === 2)).toBe(false)
  })

  it('[checkout.contacts] errors that the server finds stand at their field too', async () => {
    serveDraft(calls, buildDraft({ contacts }))
    calls.refuse(contract.saveCheckoutStep, 'contacts_invalid', 'Проверьте контакты', {
      fields: { phone: 'Этот номер не подходит' },
    })
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByRole('button', { name: 'Продолжить' }))
    expect(await main.findByText('Этот номер не подходит')).toBeDefined()
    expect(main.getByLabelText('Телефон').getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(main.getByLabelText('Телефон')))
  })

  it('[checkout.contacts] [checkout.draft] what is typed is saved with digits alone, and neither focus nor caret moves', async () => {
    const served = serveDraft(calls, buildDraft())
    const { user, main } = await openScreen(draftPath)
    const phone: HTMLInputElement = await main.findByLabelText('Телефон')
    await user.type(phone, '9161234567')
    phone.setSelectionRange(4, 4)
    await waitFor(() => expect(served.draft.contacts.phoneMobile).toBe('79161234567'))
    expect(document.activeElement).toBe(phone)
    expect(phone.selectionStart).toBe(4)
    expect(phone.value).toBe('+7 (916) 123-45-67')
  })

  it('[checkout.draft] what is typed is saved as the page is left, by a request that outlives it', async () => {
    const served = serveDraft(calls, buildDraft())
    const { user, main } = await openScreen(draftPath)
    await user.type(await main.findByLabelText('Имя и фамилия'), 'Мария')
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(served.draft.contacts.name).toBe('Мария'))
    const leaving = vi
      .mocked(fetch)
      .mock.calls.filter(([address]) => String(address).endsWith('/checkout/step'))
    expect(leaving.at(-1)?.[1]?.keepalive).toBe(true)
  })

  it('[checkout.draft] a reload shows what was typed', async () => {
    serveDraft(calls, buildDraft({ contacts: { ...contacts, name: 'Ма', phoneMobile: '7916' } }))
    const { main } = await openScreen(draftPath)
    expect(await main.findByDisplayValue('Ма')).toBeDefined()
    expect(main.getByDisplayValue('+7 (916')).toBeDefined()
  })

  it('[checkout.draft] what cannot be saved is said, kept and saved with the next try', async () => {
    serveDraft(calls, buildDraft())
    calls.fail(contract.saveCheckoutStep, 503)
    const { user, main } = await openScreen(draftPath)
    const name = await main.findByLabelText('Имя и фамилия')
    await user.type(name, 'Мария')
    expect(await main.findByText(checkoutStepsTexts.ru.unsaved)).toBeDefined()
    const served = serveDraft(calls, buildDraft())
    await user.type(main.getByLabelText(/Эл. почта/), 'm@e.ru')
    await waitFor(() =>
      expect(served.draft.contacts).toMatchObject({ name: 'Мария', email: 'm@e.ru' }),
    )
    await waitFor(() => expect(main.queryByText(checkoutStepsTexts.ru.unsaved)).toBeNull())
  })

  it('[checkout.contacts] Enter leads to the next field and never sends an order', async () => {
    serveDraft(calls, buildDraft())
    const { user, main } = await openScreen(draftPath)
    await user.type(await main.findByLabelText('Имя и фамилия'), 'Мария{Enter}')
    expect(document.activeElement).toBe(main.getByLabelText('Телефон'))
    expect(calls.listInputs(checkoutOrder.createCheckoutOrder)).toEqual([])
  })

  it('[checkout.contacts] managerCall is off where the customer asks not to be called back', async () => {
    const served = serveDraft(calls, buildDraft())
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByLabelText(checkoutStepsTexts.ru.contacts.managerCall))
    await waitFor(() => expect(served.draft.managerCall).toBe(false))
  })

  it('[checkout.contacts] a guest is offered to log in', async () => {
    serveDraft(calls, buildDraft())
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByRole('button', { name: 'Войти' }))
    expect(await screen.findByRole('dialog', { name: 'Вход или регистрация' })).toBeDefined()
    expect(calls.listInputs(session.authByPhone)).toEqual([])
  })
})

describe('the confirmation of the phone', () => {
  const send = async (language: (typeof languages)[number] = 'ru') => {
    const served = serveDraft(calls, buildDraft({ contacts }))
    calls.answer(contract.sendCheckoutCode, { result: true, error: null, timer: 60 })
    const opened = await openScreen(draftPath, language)
    const texts = checkoutStepsTexts[language].contacts
    await opened.user.click(await opened.main.findByRole('button', { name: texts.confirm }))
    return { ...opened, served, texts, code: await opened.main.findByLabelText(texts.code) }
  }

  it.each(languages)(
    '[checkout.contacts] the code is asked for by digits, typed into a field that phones fill in, and counts down: %s',
    async (language) => {
      const { main, code } = await send(language)
      expect(calls.listInputs(contract.sendCheckoutCode)).toMatchObject([{ phone: '79161234567' }])
      expect(code.getAttribute('autocomplete')).toBe('one-time-code')
      await waitFor(() => expect(document.activeElement).toBe(code))
      expect(main.getByText(/[01]:\d\d/)).toBeDefined()
    },
  )

  it('[checkout.contacts] the countdown is stored locally: a reload goes on counting and asks for no other code', async () => {
    const { close } = await send()
    close()
    const { main } = await openScreen(draftPath)
    expect(await main.findByLabelText('Код из СМС')).toBeDefined()
    expect(main.getByText(/Новый код через/)).toBeDefined()
    expect(calls.listInputs(contract.sendCheckoutCode)).toHaveLength(1)
  })

  it('[checkout.contacts] the sixth digit sends the code as a number, and a confirmed phone leads to delivery', async () => {
    const { user, main, code, served } = await send()
    calls.answer(contract.checkCheckoutCode, () => {
      const confirmed = { ...contacts, phoneMobileConfirmed: contacts.phoneMobile }
      served.draft = { ...served.draft, contacts: confirmed }
      return { checkout: served.draft, error: null }
    })
    await user.type(code, '012345')
    await main.findByRole('radio', { name: /Курьером/ })
    expect(calls.listInputs(contract.checkCheckoutCode)).toMatchObject([{ code: 12_345 }])
    expect(document.activeElement?.textContent).toContain('Доставка')
  })

  it('[checkout.contacts] a wrong code is said at its field, which is empty again', async () => {
    const { user, main, code, served } = await send()
    calls.answer(contract.checkCheckoutCode, () => ({
      checkout: served.draft,
      error: 'Неверный код. Осталось 2 попытки',
    }))
    await user.type(code, '111111')
    expect(await main.findByText('Неверный код. Осталось 2 попытки')).toBeDefined()
    const again: HTMLInputElement = main.getByLabelText('Код из СМС')
    expect(again.value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(again))
  })

  it('[checkout.contacts] a number counts as confirmed only while it equals the confirmed one', async () => {
    const confirmed = { ...contacts, phoneMobileConfirmed: contacts.phoneMobile }
    serveDraft(calls, buildDraft({ contacts: confirmed }))
    const { user, main } = await openScreen(draftPath)
    expect(await main.findByText('Телефон подтверждён')).toBeDefined()
    await user.type(main.getByLabelText('Телефон'), '{Backspace}8')
    await waitFor(() => expect(main.queryByText('Телефон подтверждён')).toBeNull())
    expect(main.getByRole('button', { name: 'Получить код по СМС' })).toBeDefined()
  })

  it('[checkout.contacts] without a whole number no code is sent, and the field says why', async () => {
    serveDraft(calls, buildDraft())
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByRole('button', { name: 'Получить код по СМС' }))
    expect(await main.findByText(phoneError)).toBeDefined()
    expect(calls.listInputs(contract.sendCheckoutCode)).toEqual([])
  })
})

describe('a checkout of which only the link is held', () => {
  it('[checkout.masked] is masked, and opens by a code to its phone', async () => {
    const masked = {
      name: 'М•••',
      phoneMobile: '+7 (•••) •••-••-67',
      email: '',
      phoneMobileConfirmed: null,
    }
    const served = serveDraft(calls, buildDraft({ contacts: masked, step: 2, isMasked: true }))
    calls.answer(contract.sendCheckoutCode, { result: true, error: null, timer: 60 })
    calls.answer(contract.checkCheckoutCode, () => {
      served.draft = buildDraft({ contacts, step: 2 })
      return { checkout: served.draft, error: null }
    })
    const { user, main } = await openScreen(draftPath)
    expect(
      await main.findByRole('heading', { name: checkoutStepsTexts.ru.masked.title }),
    ).toBeDefined()
    expect(main.queryByRole('button', { name: /Изменить/ })).toBeNull()
    expect(main.queryByRole('button', { name: /Оформить заказ/ })).toBeNull()
    await user.type(main.getByLabelText('Телефон'), '9161234567')
    await user.click(main.getByRole('button', { name: 'Получить код по СМС' }))
    await user.type(await main.findByLabelText('Код из СМС'), '123456')
    expect(await main.findByText(/Мария Лесникова/)).toBeDefined()
    expect(main.getByRole('button', { name: /Оформить заказ/ })).toBeDefined()
  })
})
