import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { IconGallery } from './fixtures/icon-gallery.tsx'

const meta = {
  title: 'Основы/Значки',
  component: IconGallery,
  tags: ['!autodocs'],
} satisfies Meta<typeof IconGallery>

export default meta
type Story = StoryObj<typeof meta>

export const Used: Story = { name: 'Значки компонентов' }

export const Found: Story = {
  name: 'Найденный значок',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'truck electric')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(canvas.getByRole('listitem')).toHaveTextContent('TruckElectric')
  },
}
