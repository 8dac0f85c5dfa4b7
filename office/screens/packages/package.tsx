import { useParams } from 'react-router'
import { fetchPackageOptions, type OfficePackage } from '#contract/office/packages.ts'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { PackageEditor } from './package-editor.tsx'
import { useEditor } from './use-editor.ts'
import { usePackage } from './use-package.ts'
import { usePictures } from './use-pictures.ts'

/** One package, to be read, edited and published. */
export function Package() {
  const { id = '' } = useParams()
  const { found, failure, retry, take } = usePackage(id)
  if (found === undefined && failure) return <Refused message={failure.message} onRetry={retry} />
  if (found === undefined) return <Skeleton lines={10} />
  return <Open key={id} {...{ found, take }} />
}

type OpenProps = { found: OfficePackage; take: (found: OfficePackage) => void }

function Open({ found, take }: OpenProps) {
  const editor = useEditor(found, take)
  const listed = useOffice(fetchPackageOptions).data
  const pictures = usePictures(found.pictures)
  const options = listed && { ...listed, pictures: pictures.list }
  return <PackageEditor {...{ editor, options, pictures, found }} />
}
