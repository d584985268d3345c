import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { CityMap } from './city-map.tsx'

const pins = [
  { id: 1, name: 'Светлица на Варшавке', place: { lat: 55.6518, lon: 37.6193 } },
  { id: 2, name: 'Светлица на Ленинградке', place: { lat: 55.8229, lon: 37.4969 } },
  { id: 3, name: 'Светлица в Мытищах', place: { lat: 55.8975, lon: 37.7306 } },
]

const meta: Meta<typeof CityMap> = {
  title: 'shop/CityMap',
  component: CityMap,
  args: { label: 'Магазины на карте', caption: 'Схема', pins, chosenId: 1 },
  render: function Chosen(args) {
    const [id, setId] = useState(args.chosenId)
    return <CityMap {...args} chosenId={id} onChoose={setId} />
  },
}
export default meta
type Story = StoryObj<typeof CityMap>

/** A pin that is pressed, or chosen by the keyboard, names its store. */
export const SeveralStores: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pin = canvas.getByRole('button', { name: 'Светлица в Мытищах' })
    pin.focus()
    await userEvent.keyboard('{Enter}')
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
  },
}

export const OneStore: Story = { args: { pins: pins.slice(0, 1) } }

/** A city without stores is its ground alone. */
export const NoStores: Story = { args: { pins: [], chosenId: null } }
