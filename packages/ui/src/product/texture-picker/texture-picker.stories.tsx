import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { BuyColumn } from '../../fixtures/columns.tsx'
import { textures } from '../../fixtures/pictures.ts'
import { TexturePicker } from './texture-picker.tsx'

const choices = [
  { id: 1, name: 'лён песочный', src: textures.linen },
  { id: 2, name: 'рогожка терракота', src: textures.terracotta },
  { id: 3, name: 'велюр зелёный', src: textures.green },
  { id: 4, name: 'букле молочное', src: textures.milk },
  { id: 5, name: 'велюр графит', src: textures.graphite, unavailable: true },
  { id: 6, name: 'велюр синий', src: textures.blue },
]

const meta = {
  title: 'Товар/TexturePicker',
  component: TexturePicker,
  args: {
    label: 'Ткань',
    textures: choices,
    chosenId: 1,
    onChoose: () => undefined,
    all: <TextLink href="#all">Все 12</TextLink>,
    unavailableLabel: 'нет с этим размером',
  },
  decorators: [(Story) => <BuyColumn>{Story()}</BuyColumn>],
} satisfies Meta<typeof TexturePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {}

const Controlled = () => {
  const [chosenId, choose] = useState(1)
  return (
    <TexturePicker
      label="Ткань"
      textures={choices}
      chosenId={chosenId}
      onChoose={choose}
      unavailableLabel="нет с этим размером"
    />
  )
}

export const Keyboard: Story = {
  name: 'Arrow keys skip unavailable textures',
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'лён песочный' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'велюр синий' })).toBeChecked()
    await expect(canvas.getByText('велюр синий')).toBeVisible()
    await expect(
      canvas.getByRole('radio', { name: 'велюр графит, нет с этим размером' }),
    ).toBeDisabled()
  },
}
