import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildCircleBorder } from '@svetlitsa/domain/delivery/delivery-zone'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { pins } from '../../fixtures/store-pins.ts'
import { AddressMap } from './address-map.tsx'

const centre = { lat: 55.7558, lon: 37.6173 }

const label = 'Карта города: выбор адреса'
const labels = {
  name: 'Карта улиц',
  closer: 'Приблизить',
  farther: 'Отдалить',
  sources: 'Показать источники карты',
  withCtrl: 'Чтобы приблизить карту, крутите колесо с зажатой клавишей Ctrl',
  withCommand: 'Чтобы приблизить карту, крутите колесо с зажатой клавишей ⌘',
  withFingers: 'Двигайте карту двумя пальцами',
}

const marks = {
  zones: [{ kind: 'city' as const, border: buildCircleBorder(centre, 15) }],
  place: null,
  stores: [],
  chosenStoreId: null,
}

const meta = {
  title: 'Магазины/AddressMap',
  component: AddressMap,
  args: {
    centre,
    marks,
    streets: { style: null, label, labels },
    onPickPlace: fn(),
    onChooseStore: fn(),
    onFail: fn(),
  },
  render: function Chosen(args) {
    const [place, setPlace] = useState(args.marks.place)
    const [chosenStoreId, setChosenStoreId] = useState(args.marks.chosenStoreId)
    return (
      <AddressMap
        {...args}
        marks={{ ...args.marks, place, chosenStoreId }}
        onPickPlace={(picked) => {
          setPlace(picked)
          args.onPickPlace(picked)
        }}
        onChooseStore={(id) => {
          setChosenStoreId(id)
          args.onChooseStore(id)
        }}
      />
    )
  },
} satisfies Meta<typeof AddressMap>

export default meta
type Story = StoryObj<typeof meta>

/** A click on the bundled plan picks a place near the middle of the city. */
export const Plan: Story = {
  name: 'План города',
  tags: ['checkout.address'],
  play: async ({ args, canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Приблизить' })
    const ground = canvasElement.querySelector('canvas')
    if (!ground) throw new Error('the map has no canvas')
    await waitFor(
      async () => {
        await userEvent.click(ground)
        await expect(args.onPickPlace).toHaveBeenCalled()
      },
      { timeout: 5_000 },
    )
    await expect(args.onFail).not.toHaveBeenCalled()
  },
}

export const Chosen: Story = {
  name: 'A chosen address at street level',
  args: { marks: { ...marks, place: { lat: 55.7646, lon: 37.6049 } } },
}

export const Stores: Story = {
  name: 'Stores are buttons of the map',
  args: { marks: { ...marks, zones: [], stores: pins } },
  play: async ({ args, canvas }) => {
    const pin = await canvas.findByRole('button', { name: 'Светлица в Мытищах' })
    pin.focus()
    await userEvent.keyboard('{Enter}')
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onChooseStore).toHaveBeenCalledWith(3)
  },
}

/** OnFail is called if the configured style cannot be loaded. */
export const Unreachable: Story = {
  name: 'Карта недоступна',
  tags: ['checkout.address'],
  args: { streets: { style: 'data:application/json,no-style', label, labels } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onFail).toHaveBeenCalled(), { timeout: 5_000 })
  },
}
