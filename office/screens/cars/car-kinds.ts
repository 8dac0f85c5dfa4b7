import { changeDrive, fetchDrive } from '#contract/office/car-packages.ts'
import { changeRoad, fetchRoad } from '#contract/office/car-roads.ts'
import { changeCar, fetchCar } from '#contract/office/cars.ts'
import type { RecordKind } from '../record/record-kind.ts'

export const CAR: RecordKind = {
  ...{ read: fetchCar, change: changeCar, name: 'car', resource: 'cars', help: 'cars', operation: 'catalogue.change' },
  parts: [
    { path: '', label: 'Words and facts' },
    { path: 'picture', label: 'Picture' },
    { path: 'fleet', label: 'How many' },
    { path: 'days', label: 'Days' },
  ],
  partsLabel: 'Parts of the car',
}

export const ROAD: RecordKind = {
  ...{
    read: fetchRoad,
    change: changeRoad,
    name: 'road',
    resource: 'car-roads',
    help: 'cars',
    operation: 'prices.change',
  },
  parts: [{ path: '', label: 'Distance and prices' }],
  partsLabel: 'Parts of the road',
}

export const DRIVE: RecordKind = {
  ...{
    read: fetchDrive,
    change: changeDrive,
    name: 'drive',
    resource: 'car-packages',
    help: 'cars',
    operation: 'catalogue.change',
  },
  parts: [
    { path: '', label: 'Words and stops' },
    { path: 'prices', label: 'Prices' },
    { path: 'pictures', label: 'Pictures' },
  ],
  partsLabel: 'Parts of the car package',
}
