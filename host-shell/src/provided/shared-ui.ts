// What earlier releases of remotes know under one name.
export * from '@portal/shared-ui';
export * from '@portal/shared-ui/form';
