/** The demo's drivers; "sample" keeps them from passing as anybody. The numbers are of the demo's own office. */
export const drivers = [
  {
    id: 'sample-anil',
    name: 'Anil Das (sample)',
    phone: '+913192200021',
    vehicle: 'White Ertiga',
    island: 'south-andaman',
  },
  {
    id: 'sample-rosa',
    name: 'Rosa Kujur (sample)',
    phone: '+913192200022',
    vehicle: 'Grey Dzire',
    island: 'south-andaman',
  },
  {
    id: 'sample-bimal',
    name: 'Bimal Roy (sample)',
    phone: '+913192200023',
    vehicle: 'White Innova',
    island: 'swaraj-dweep',
  },
  {
    id: 'sample-sunil',
    name: 'Sunil Mondal (sample)',
    phone: '+913192200024',
    vehicle: 'Blue Ertiga',
    island: 'shaheed-dweep',
  },
] as const
