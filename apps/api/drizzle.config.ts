import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/schema/*.table.ts', './src/platform/database/platform.table.ts'],
  out: './migrations',
  casing: 'snake_case',
})
