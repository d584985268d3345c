import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { pins } from './fixtures/pins.ts'
import { StreetMap } from './street-map.tsx'

/** A style of ground alone: stories need no network. */
const ground = `data:application/json,${encodeURIComponent(
  JSON.stringify({
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#F7F2EA' } }],
  }),
)}`

const words = {
  name: 'Карта улиц',
  closer: 'Приблизить',
  farther: 'Отдалить',
  sources: 'Показать источники карты',
  withCtrl: 'Чтобы приблизить карту, крутите колесо с зажатой клавишей Ctrl',
  withCommand: 'Чтобы приблизить карту, крутите колесо с зажатой клавишей ⌘',
  withFingers: 'Двигайте карту двумя пальцами',
}

const meta = {
  title: 'Shop/StreetMap',
  component: StreetMap,
  args: {
    label: 'Магазины на карте',
    pins,
    chosenId: 1,
    onChoose: () => undefined,
    streets: { style: ground, words },
    onFail: fn(),
  },
  render: function Chosen(args) {
    const [id, setId] = useState(args.chosenId)
    return <StreetMap {...args} chosenId={id} onChoose={setId} />
  },
} satisfies Meta<typeof StreetMap>

export default meta
type Story = StoryObj<typeof meta>

export const Streets: Story = {
  name: '[product.stock] Pins of the map are buttons that name their stores',
  play: async ({ canvas }) => {
    const pin = await canvas.findByRole('button', { name: 'Светлица в Мытищах' })
    pin.focus()
    await userEvent.keyboard('{Enter}')
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Words: Story = {
  name: '[map.locale] The buttons of the map speak the language of the page',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Приблизить' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Отдалить' })).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /zoom/i })).toBeNull()
  },
}

export const Unreachable: Story = {
  name: '[product.stock] A style that cannot be had is told',
  args: { streets: { style: 'data:application/json,no-style', words } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onFail).toHaveBeenCalled(), { timeout: 5_000 })
  },
}
