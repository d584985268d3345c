import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { VoteButtons } from './vote-buttons.tsx'

const meta = {
  title: 'Отзывы/VoteButtons',
  component: VoteButtons,
  args: { yes: 24, no: 1, labels: { yes: 'Полезно', no: 'Не полезно' }, onVote: fn() },
} satisfies Meta<typeof VoteButtons>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVote).toHaveBeenCalledWith(true)
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Не полезно/ }))
    await expect(args.onVote).toHaveBeenCalledWith(false)
  },
}

export const Voted: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVote).not.toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('button', { name: /^Полезно/ })).toHaveFocus()
  },
}

export const NoVotes: Story = { args: { yes: 0, no: 0 } }
