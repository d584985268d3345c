import * as session from '@svetlitsa/api-client/session/contract'
import * as stockNotice from '@svetlitsa/api-client/stock-notice/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { type Language, languages } from '@svetlitsa/domain/language/language'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { stockNoticeTexts } from '@svetlitsa/i18n/stock-notice/stock-notice-texts'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { buildShellWindows } from '../window/build-shell-windows.ts'
import { getShellTexts } from '../window/get-shell-texts.ts'
import { getStockNoticeTexts } from './get-stock-notice-texts.ts'
import { StockNoticeButton } from './stock-notice-button.tsx'

const name = 'Кровать «Берег»'
const customer = {
  id: 6,
  sessid: 's',
  group: [2],
  name: 'Ольга',
  phone: '79001234567',
  email: 'olga@example.ru',
  favorites: 0,
  isStaff: false,
  isAssembler: false,
  prefillsContacts: true,
  isSubscribed: false,
  isLoggedInByCode: true,
}

async function open(language: Language = 'ru', user: typeof customer | false = false) {
  const calls = serveCalls()
  const region = { ID: 1, NAME: 'Москва', kz: false }
  calls.answer(session.getUserData, {
    userData: user,
    favorites: 0,
    basket: 0,
    isStaff: false,
    region,
  })
  calls.answer(stockNotice.requestStockNotice, { result: true, message: 'Записали.' })
  const { user: person } = renderPart(
    <WindowHost
      registry={buildShellWindows(getShellTexts(language))}
      labels={{ close: 'Закрыть', loading: '' }}
    >
      <StockNoticeButton offerId={7} name={name} texts={getStockNoticeTexts(language)} />
    </WindowHost>,
    language,
  )
  const texts = stockNoticeTexts[language]
  await person.click(screen.getByRole('button', { name: texts.askOf.replace('{name}', name) }))
  await screen.findByRole('textbox', { name: texts.contact.sms })
  return { calls, person, texts }
}

it.each(languages)(
  '[stock.notify] a guest is asked for a phone or an e-mail and the consent: %s',
  async (language) => {
    const { calls, person, texts } = await open(language)
    const send = () => person.click(screen.getByRole('button', { name: texts.send }))
    await send()
    expect(await screen.findByText(texts.errors.sms)).toBeVisible()
    expect(screen.getByText(requestTexts[language].errors.consent)).toBeVisible()
    await person.type(screen.getByRole('textbox', { name: texts.contact.sms }), '9001234567')
    await person.click(screen.getByRole('radio', { name: texts.channels.email }))
    await person.type(screen.getByRole('textbox', { name: texts.contact.email }), 'anna@')
    await person.click(screen.getByRole('checkbox'))
    await send()
    expect(await screen.findByText(texts.errors.email)).toBeVisible()
    expect(calls.listInputs(stockNotice.requestStockNotice)).toEqual([])
    await person.type(screen.getByRole('textbox', { name: texts.contact.email }), 'example.ru')
    await send()
    expect(await screen.findByText('Записали.')).toBeVisible()
    expect(calls.listInputs(stockNotice.requestStockNotice)).toEqual([
      { offerId: 7, channel: 'email', contact: 'anna@example.ru', consent: true },
    ])
  },
)

it('[stock.notify] the contacts of a customer are filled in, and can be changed', async () => {
  const { calls, person, texts } = await open('ru', customer)
  const phone = screen.getByRole('textbox', { name: texts.contact.sms })
  await waitFor(() => expect(phone).toHaveValue('+7 (900) 123-45-67'))
  await person.click(screen.getByRole('radio', { name: texts.channels.email }))
  expect(screen.getByRole('textbox', { name: texts.contact.email })).toHaveValue('olga@example.ru')
  await person.click(screen.getByRole('radio', { name: texts.channels.sms }))
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: texts.send }))
  await screen.findByText('Записали.')
  expect(calls.listInputs(stockNotice.requestStockNotice)).toMatchObject([
    { channel: 'sms', contact: '+7 (900) 123-45-67' },
  ])
})

it('[stock.notify] a refusal stands beside the button, and what was typed stays', async () => {
  const { calls, person, texts } = await open()
  calls.refuse(stockNotice.requestStockNotice, 'in_stock', 'Этот товар уже в наличии.')
  await person.type(screen.getByRole('textbox', { name: texts.contact.sms }), '9001234567')
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Этот товар уже в наличии.')
  expect(screen.getByRole('textbox', { name: texts.contact.sms })).toHaveValue('+7 (900) 123-45-67')
})
