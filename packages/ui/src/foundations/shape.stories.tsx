import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadiusList, ShadowSample } from './fixtures/shape-list.tsx'

const meta = {
  title: 'Основы/Форма',
  component: RadiusList,
  tags: ['!autodocs'],
} satisfies Meta<typeof RadiusList>

export default meta
type Story = StoryObj<typeof meta>

export const Radii: Story = { name: 'Скругления' }

export const Shadow: Story = { name: 'Тень', render: () => <ShadowSample /> }
