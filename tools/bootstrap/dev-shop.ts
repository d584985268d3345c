import { runShop } from './shop/run-shop.ts'

// Names of apps after `npm run dev --` start those alone.
await runShop('watched', 'npm run dev', process.argv.slice(2))
