import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { pins } from '../../fixtures/store-pins.ts'
import { CityMap } from './city-map.tsx'

const meta: Meta<typeof CityMap> = {
  title: 'Магазины/CityMap',
  component: CityMap,
  args: { label: 'Магазины на карте', caption: 'Схема', pins, chosenId: 1 },
  render: function Chosen(args) {
    const [id, setId] = useState(args.chosenId)
    return <CityMap {...args} chosenId={id} onChoose={setId} />
  },
}
export default meta
type Story = StoryObj<typeof CityMap>

/** A pin shows the name of its store when it is clicked or selected by keyboard. */
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

/** A city without stores shows only the background. */
export const NoStores: Story = { args: { pins: [], chosenId: null } }
