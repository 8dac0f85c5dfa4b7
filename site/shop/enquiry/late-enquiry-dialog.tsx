import { usePart } from '#site/ui/use-part.ts'
import type { QuickEnquiryProps } from './quick-enquiry-dialog.tsx'

const fetchDialog = () => import('./quick-enquiry-dialog.tsx').then((module) => module.QuickEnquiryDialog)

/** The Quick Enquiry; its form and its checks come when it is first opened. */
export function LateEnquiryDialog(props: QuickEnquiryProps) {
  const QuickEnquiryDialog = usePart(fetchDialog, props.open)
  return QuickEnquiryDialog && <QuickEnquiryDialog {...props} />
}
