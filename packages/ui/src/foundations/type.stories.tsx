import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TypeRoles } from './fixtures/type-roles.tsx'

const meta = {
  title: 'Основы/Шрифт',
  component: TypeRoles,
  tags: ['!autodocs'],
} satisfies Meta<typeof TypeRoles>

export default meta
type Story = StoryObj<typeof meta>

export const Roles: Story = {
  name: 'Роли текста',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Телефон: 28/34, жирность 600, разрядка −2 %')).toBeVisible()
    await expect(canvas.getByText('От 768 px: 36/42, жирность 600, разрядка −2 %')).toBeVisible()
  },
}
