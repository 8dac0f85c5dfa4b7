import './styles/office.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Entry } from './entry.tsx'
import { applyTheme } from './theme.ts'

applyTheme()
const root = document.getElementById('office')
if (root === null) throw new Error('The page has no place for the office')
createRoot(root).render(
  <StrictMode>
    <Entry />
  </StrictMode>,
)
