import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { pins } from '../../fixtures/store-pins.ts'
import { StreetMap } from './street-map.tsx'

/** A map style with only a background, so that stories need no network. */
const ground = `data:application/json,${encodeURIComponent(
  JSON.stringify({
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#F7F2EA' } }],
  }),
)}`

const labels = {
  name: 'Карта улиц',
  closer: 'Приблизить',
  farther: 'Отдалить',
  sources: 'Показать источники карты',
  withCtrl: 'Чтобы приблизить карту, крутите колесо с зажатой клавишей Ctrl',
  withCommand: 'Чтобы приблизить карту, крутите колесо с зажатой клавишей ⌘',
  withFingers: 'Двигайте карту двумя пальцами',
}

const meta = {
  title: 'Магазины/StreetMap',
  component: StreetMap,
  args: {
    label: 'Магазины на карте',
    pins,
    chosenId: 1,
    onChoose: () => undefined,
    streets: { style: ground, labels },
    onFail: fn(),
  },
  render: function Chosen(args) {
    const [id, setId] = useState(args.chosenId)
    return <StreetMap {...args} chosenId={id} onChoose={setId} />
  },
} satisfies Meta<typeof StreetMap>

export default meta
type Story = StoryObj<typeof meta>

/** Pins are buttons labelled with the names of their stores. */
export const Streets: Story = {
  name: 'Магазины на карте',
  tags: ['product.stock'],
  play: async ({ canvas }) => {
    const pin = await canvas.findByRole('button', { name: 'Светлица в Мытищах' })
    pin.focus()
    await userEvent.keyboard('{Enter}')
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The buttons of the map are labelled in the language of the page. */
export const Labels: Story = {
  name: 'Подписи кнопок',
  tags: ['map.locale'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Приблизить' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Отдалить' })).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /zoom/i })).toBeNull()
  },
}

/** OnFail is called if the style cannot be loaded. */
export const Unreachable: Story = {
  name: 'Карта недоступна',
  tags: ['product.stock'],
  args: { streets: { style: 'data:application/json,no-style', labels } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onFail).toHaveBeenCalled(), { timeout: 5_000 })
  },
}
