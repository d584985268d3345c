import * as partner from '@svetlitsa/api-client/partner/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { guestState } from '@svetlitsa/api-client/test-support/guest-state'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { PartnerPrice } from './partner-price.tsx'

const buildUser = (isPartner: boolean) => ({
  id: 6,
  name: 'Ольга',
  isStaff: false,
  isAssembler: false,
  isPartner,
})
type User = ReturnType<typeof buildUser> | null

function open(user: User, isReduced = true) {
  const calls = serveCalls()
  calls.answer(shell.getShellState, { ...guestState, user })
  calls.answer(partner.getPartnerPrices, {
    prices: [{ offerId: 1, price: { new: 58_491, old: 84_900 }, isReduced }],
  })
  const opened = renderPart(
    <PartnerPrice offerId={1} offerIds={[1, 2]} label="Ваша цена" sign="₽" />,
  )
  return { calls, ...opened }
}

it('[role.designer] a partner sees the own price, asked for with those of the whole list', async () => {
  const { calls } = open(buildUser(true))
  expect(await screen.findByText('Ваша цена')).toHaveTextContent(/58\s491\s₽/)
  expect(calls.listInputs(partner.getPartnerPrices)).toEqual([{ offerIds: [1, 2] }])
})

it('[role.designer] a partner without a discount on the goods sees no second price', async () => {
  const { calls } = open(buildUser(true), false)
  await waitFor(() => expect(calls.listInputs(partner.getPartnerPrices)).toHaveLength(1))
  expect(screen.queryByText('Ваша цена')).not.toBeInTheDocument()
})

it.each<[string, User]>([
  ['a guest', null],
  ['a customer', buildUser(false)],
])('[role.designer] %s sees no partner’s price, and asks for none', async (_who, user) => {
  const { calls } = open(user)
  await waitFor(() => expect(calls.listInputs(shell.getShellState)).toHaveLength(1))
  expect(screen.queryByText('Ваша цена')).not.toBeInTheDocument()
  expect(calls.listInputs(partner.getPartnerPrices)).toEqual([])
})
